import type { Project } from '#app/projects/model/project.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { factCells } from './fact-cells.ts'
import sheet from './fact-strip.css?url'

export function FactStrip({ project }: { project: Pick<Project, 'area' | 'facts'> }) {
  const cells = factCells(project)
  if (cells.length === 0) return null
  return (
    <>
      <Sheet href={sheet} />
      <dl className={`facts facts-${cells.length}`}>
        {cells.map(({ figure, unit, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {figure}
              {unit ? <small> {unit.replaceAll(' ', '\u00A0')}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
