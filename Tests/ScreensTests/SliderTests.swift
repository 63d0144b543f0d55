import Screens
import Testing

@MainActor @Suite("Sliders") struct SliderTests {
    @Test("A user sets the nearest number that there is, and the app is told once")
    func steps() {
        var told: [Double] = []
        let slider = Slider(label: "Step", value: 3, in: 1...10, step: 2) { told.append($0) }
        for value in [3.4, 4.2, -7, 100, .nan, .infinity] { slider.userDid(.slide(value)) }
        #expect(told == [5, 1, 10] && slider.value == 10)
        slider.isEnabled = false
        slider.userDid(.slide(1))
        #expect(slider.value == 10)
    }

    @Test("An app sets numbers and bounds without being told")
    func programmatic() {
        let slider = Slider(label: "Step") { _ in Issue.record("the app was told") }
        slider.setRange(0...4)
        slider.setValue(3)
        slider.setRange(0...2)
        #expect(slider.value == 2)
        guard case .slider(let content) = slider.content.kind else {
            Issue.record("a slider is drawn as something else")
            return
        }
        #expect(content.range == 0...2 && content.step == 0 && content.text == nil)
    }

    @Test("A slider without bounds or with a negative step stops the program")
    func misuse() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Slider(label: "Endless", in: 0...Double.infinity) }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Slider(label: "Backwards", step: -1) }
        }
    }
}
