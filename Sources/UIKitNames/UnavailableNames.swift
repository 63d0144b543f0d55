/// A view that shows a configuration's content: hosts draw it.
@available(*, unavailable, message: "Hosts draw content: a content configuration says what is to be seen by show(in:).")
public typealias UIContentView = View

/// A view that shows list content: hosts draw it.
@available(*, unavailable, message: "Hosts draw content: set the cell's contentConfiguration instead.")
public typealias UIListContentView = View

/// A file with views in it.
@available(*, unavailable, message: "There are no nibs: register the cell's class, and say what it shows in code.")
public typealias UINib = Never
