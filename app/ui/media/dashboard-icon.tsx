import { DrawnIcon } from './icon.tsx'
import * as lucide from './dashboard-icon-drawings.ts'

const drawings = { ...lucide }

export type DeskIconName = keyof typeof drawings

export function DeskIcon({ name }: { name: DeskIconName }) {
  return <DrawnIcon drawing={drawings[name]} />
}
