import type { Point } from './drag.ts'
import { startDrag } from './drag.ts'

type Props = {
  title: string
  over: (handle: Element, at: Point | undefined) => void
  drop: (handle: Element, at: Point) => void
}

/** Keyboards use the buttons next to it. */
export function DragHandle({ title, over, drop }: Props) {
  return (
    <span
      className="drag-handle"
      title={title}
      aria-hidden="true"
      onPointerDown={({ nativeEvent, currentTarget: handle }) =>
        startDrag(nativeEvent, handle, {
          over: (at) => over(handle, at),
          drop: (at) => drop(handle, at),
        })
      }
    >
      <svg width="16" height="24" viewBox="0 0 16 24">
        {[4, 12, 20].map((y) => (
          <path key={y} d={`M3 ${y}h2M11 ${y}h2`} />
        ))}
      </svg>
    </span>
  )
}
