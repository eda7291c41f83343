import { importTexts as texts } from '#app/strings/en/sources/files.ts'

import type { DraftView } from './import-page.server.ts'
import { ImportEquation } from './import-result.tsx'

type Line = NonNullable<DraftView['preview']>[number]
type Props = { lines: readonly Line[]; rows: number; form: string }

/** What becomes of the first rows, and the start. */
export function ImportPreview({ lines, rows, form }: Props) {
  const count = (kind: Line['kind']) => lines.filter((line) => line.kind === kind).length
  const counts = { created: count('new'), repeat: count('repeat'), rejected: count('rejected') }
  return (
    <section aria-labelledby="preview">
      <div className="source-head">
        <h2 id="preview">{texts.preview(lines.length)}</h2>
        <p className="caption">{texts.previewNote}</p>
      </div>
      <ImportEquation counts={counts} label={texts.sums.preview} />
      <PreviewTable lines={lines} />
      <button className="button form-submit" form={form} name="intent" value="start">
        {texts.start(rows)}
      </button>
      <p className="caption">{texts.startNote}</p>
    </section>
  )
}

function PreviewTable({ lines }: { lines: readonly Line[] }) {
  const { line, name, phone, says, becomes } = texts.previewColumns
  return (
    <table className="import-table import-preview">
      <caption className="visually-hidden">{texts.preview(lines.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{line}</th>
          <th scope="col">{name}</th>
          <th scope="col">{phone}</th>
          <th scope="col">{says}</th>
          <th scope="col">{becomes}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((row) => (
          <tr key={row.line}>
            <td data-label={line}>{row.line}</td>
            <td>
              <bdi>{row.name || texts.empty}</bdi>
            </td>
            <td className={row.kind === 'rejected' ? 'import-fault' : undefined}>
              {row.phone || texts.noPhoneHere}
            </td>
            <td>
              <bdi>{row.says}</bdi>
            </td>
            <td>
              <span className={`source-square source-square--${row.kind}`} />
              <strong className={row.kind === 'rejected' ? 'import-fault' : undefined}>
                {texts.results[row.kind]}
              </strong>
              {row.reason === '' ? null : <span className="caption">{row.reason}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
