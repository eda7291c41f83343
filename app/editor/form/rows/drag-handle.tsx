import type { Point } from './drag.ts'
import { carry } from './drag.ts'

type Props = {
  title: string
  over: (grip: Element, at: Point | undefined) => void
  drop: (grip: Element, at: Point) => void
}

/** Keyboards use the buttons next to it. */
export function Grip({ title, over, drop }: Props) {
  return (
    <span
      className="grip"
      title={title}
      aria-hidden="true"
      onPointerDown={({ nativeEvent, currentTarget: grip }) =>
        carry(nativeEvent, grip, {
          over: (at) => over(grip, at),
          drop: (at) => drop(grip, at),
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
