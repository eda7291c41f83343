import { HIDDEN_FIELD } from '#app/enquiries/spam/spam-signals.ts'

/**
 * A field that nobody sees, reaches by a key or hears of: whatever is in it, a program has put there. Its
 * label is for who reads the page without its style.
 */
export function HiddenField({ ids }: { ids: string }) {
  const id = `${ids}-${HIDDEN_FIELD}`
  return (
    <div className="unseen">
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
