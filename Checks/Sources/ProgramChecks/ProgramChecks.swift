/// The checks that take too long without optimisation.
@main
enum ProgramChecks {
    static func main() async {
        await SnapshotChecks.run()
        await StateChecks.run()
    }
}
