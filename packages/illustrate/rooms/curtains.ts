import { coarse } from '../paper/colour.ts'
import { Batch, type Markup, opacity, shape } from '../paper/svg.ts'
import { type Indoors, panel, type Side } from './indoors.ts'

/** A window in a wall: from and to along it, sill and head up it, in metres. */
export interface Window {
  side: Side
  from: number
  to: number
  sill: number
  head: number
  panes: number
  dressing: 'curtains' | 'blind' | 'none'
  /** Each pane is an opening of its own with a round head. */
  arched?: boolean
  frame?: string
  cloth?: string
}

export function curtains(on: Indoors, { side, from, to, cloth = '#e6d2b4' }: Window): Markup {
  const folds = new Batch()
  const tall = on.room.height - 0.12
  const width = Math.min(0.85, (to - from) * 0.2)
  for (const u of [from - 0.3, to + 0.3 - width]) {
    const count = Math.round(width / 0.03)
    for (let i = 0; i < count; i++) {
      const fold = 0.5 + 0.5 * Math.sin(i * 0.8 + Math.sin(i * 0.31) * 1.7)
      folds.add(
        panel(
          on,
          side,
          u + (i * width) / count,
          0.02,
          width / count + 0.006,
          tall,
          0.12 + 0.02 * fold,
        ),
        coarse(on.mood.tone(cloth, 0.36 + 0.52 * fold), 2),
        opacity(0.96),
      )
    }
  }
  const rail = panel(on, side, from - 0.4, tall + 0.01, to - from + 0.8, 0.035, 0.13)
  return String(folds) + shape(rail, on.mood.tone('#6b4a34', 0.3))
}

export function blind(
  on: Indoors,
  { side, from, to, head, sill, cloth = '#efe3cd' }: Window,
): Markup {
  const drop = (head - sill) * 0.24
  let lines = ''
  for (let i = 1; i < 4; i++)
    lines += panel(
      on,
      side,
      from - 0.05,
      head + 0.06 - (i * drop) / 4,
      to - from + 0.1,
      0.012,
      0.06,
    )
  return (
    shape(
      panel(on, side, from - 0.05, head + 0.06 - drop, to - from + 0.1, drop, 0.05),
      on.mood.tone(cloth, 0.76),
      opacity(0.94),
    ) +
    shape(lines, on.mood.tone(cloth, 0.4), opacity(0.6)) +
    shape(
      panel(on, side, from - 0.05, head + 0.03 - drop, to - from + 0.1, 0.035, 0.06),
      on.mood.tone('#8a6a4c', 0.5),
    )
  )
}
