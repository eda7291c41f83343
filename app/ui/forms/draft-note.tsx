import { DRAFT_FIELD } from '#app/lib/form-drafts/draft-store.ts'
import type { FormDraft } from '#app/lib/form-drafts/use-form-draft.ts'

type Props = { draft: FormDraft; texts: { restored: string; discard: string } }

export function DraftNote({ draft: { key, isRestored, discard }, texts }: Props) {
  return (
    <>
      <input type="hidden" name={DRAFT_FIELD} value={key} />
      {isRestored ? (
        <p className="draft-note caption">
          {texts.restored}{' '}
          <button type="button" className="link" onClick={discard}>
            {texts.discard}
          </button>
        </p>
      ) : null}
    </>
  )
}
