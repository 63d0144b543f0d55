/// How an apply stands to those that were named before it and are still waiting for their plan.
public enum ApplyPrecedence: Sendable {
    /// It is committed after all that were named before it.
    case inOrder

    /// It names everything that is shown. On the main actor it takes the place of those of its kind that still wait,
    /// as long as there are no outlines, which hold more than what is shown.
    case replacing

    /// It is small and can be repeated: a user's gesture, rows to be made up anew. On the main actor it is committed at
    /// once, and once more behind each one that was named before it and wrote over it. It must fit any state.
    case gesture

    /// Nobody knows when it comes, such as children that load: whatever is named later on the main actor goes first.
    /// It must fit any state.
    case yielding
}
