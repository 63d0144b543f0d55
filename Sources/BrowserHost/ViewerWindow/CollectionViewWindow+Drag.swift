import CollectionViews
import Foundation

extension CollectionViewWindow {
    /// Does what a user did to drag a row. Rows that are gone by now are passed over.
    func handle(_ drag: PageEvent.Drag) {
        switch drag {
        case .lift(let key): beginMovement(of: key)
        case .move(let point): updateMovement(to: point)
        case .moveOver: break
        case .step(let steps, let isPast): stepMovement(by: steps, pastClosedParents: isPast)
        case .indent(let levels): indentMovement(by: levels)
        case .drop: endMovement()
        case .cancel: cancelMovement()
        }
    }

    /// What is dragged is held over a point of another view's content.
    func drag(to point: CGPoint, over other: any ViewerWindow) {
        if let other = other as? CollectionViewWindow { updateMovement(to: point, over: other) }
    }
}
