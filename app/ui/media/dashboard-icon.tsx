import { DrawnIcon } from './icon.tsx'
import * as lucide from './dashboard-icon-drawings.ts'

const drawings = { ...lucide }

export type DashboardIconName = keyof typeof drawings

export function DashboardIcon({ name }: { name: DashboardIconName }) {
  return <DrawnIcon drawing={drawings[name]} />
}
