import { HIDDEN_FIELD } from '#app/enquiries/spam/spam-signals.ts'

/** A honeypot: only programs fill it in. The label is for readers without CSS. */
export function HiddenField({ ids }: { ids: string }) {
  const id = `${ids}-${HIDDEN_FIELD}`
  return (
    <div className="hidden-field">
      <label htmlFor={id}>Leave this empty</label>
      <input
        id={id}
        name={HIDDEN_FIELD}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}
