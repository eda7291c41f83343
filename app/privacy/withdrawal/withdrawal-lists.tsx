import { Form } from 'react-router'

import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { withdrawalTexts as texts } from '#app/strings/en/privacy.ts'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Field } from '#app/ui/forms/field.tsx'

type Line = { id: string; when: string; leads: number; way: 'link' | 'mail' }
type SealedLine = Line & { erased: string; needsKey: boolean }

export function PendingList({ lines, count }: { lines: readonly Line[]; count: number }) {
  return (
    <section className="withdrawals">
      <h2>
        {texts.pending} <small>{count}</small>
      </h2>
      <p className="caption">{count === 0 ? texts.nonePending : texts.pendingHint}</p>
      <ul>
        {lines.map(({ id, when, ...line }) => (
          <li key={id}>
            <Facts when={when} {...line} />
            <Form method="post" className="withdrawal-actions">
              <button
                className="button"
                name="accept"
                value={id}
                aria-label={texts.of(texts.accept, when)}
              >
                {texts.accept}
              </button>
              <button
                className="button button--line"
                name="reject"
                value={id}
                aria-label={texts.of(texts.reject, when)}
              >
                {texts.reject}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ when, leads, way, more = [] }: Omit<Line, 'id'> & { more?: readonly string[] }) {
  return (
    <p>
      <b>{when}</b>
      <span>{[texts.enquiries(leads), texts.way[way], ...more].join(' · ')}</span>
    </p>
  )
}

type Refused = { why: keyof typeof texts.refused; id: string | undefined; reason: string }

type SealedProps = { lines: readonly SealedLine[]; refused: Refused | undefined }

export function SealedList({ lines, refused }: SealedProps) {
  return (
    <section className="withdrawals">
      <h2>{texts.sealed}</h2>
      {lines.length === 0 ? <p className="caption">{texts.noneSealed}</p> : null}
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <Facts {...line} more={[texts.erased(line.erased), texts.number(line.id)]} />
            <RestoreForm line={line} refused={refused?.id === line.id ? refused : undefined} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RestoreForm({ line, refused }: { line: SealedLine; refused: Refused | undefined }) {
  const { id, when, needsKey } = line
  const { form, draft } = useFormDraft(`restore ${id}`)
  const wrong = (why: Refused['why']) => (refused?.why === why ? texts.refused[why] : undefined)
  return (
    <details className="withdrawal-restore" open={refused !== undefined || undefined}>
      <summary aria-label={texts.of(texts.restore, when)}>{texts.restore}</summary>
      <Form ref={form} method="post">
        <input type="hidden" name="restore" value={id} />
        <Field
          id={`reason-${id}`}
          label={texts.reason}
          hint={texts.reasonHint}
          error={wrong('reason')}
        >
          {(aria) => (
            <input
              {...aria}
              name="reason"
              required
              maxLength={300}
              defaultValue={refused?.reason}
              autoComplete="off"
            />
          )}
        </Field>
        {needsKey || refused?.why === 'key' ? (
          <Field id={`key-${id}`} label={texts.key} hint={texts.keyHint} error={wrong('key')}>
            {(aria) => <input {...aria} name="key" type="password" required autoComplete="off" />}
          </Field>
        ) : null}
        <button className="button">{texts.restore}</button>
        <DraftNote draft={draft} texts={draftTexts} />
      </Form>
    </details>
  )
}
