/** Stops what moves on the page: words by its id, a strip by `:has()`, a slideshow by `onChange`. */
export function PauseMotion({ onChange }: { onChange?: (isPaused: boolean) => void }) {
  return (
    <label className="cap">
      <input
        type="checkbox"
        id="motion"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />{' '}
      Pause motion
    </label>
  )
}
