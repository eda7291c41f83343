/** Stops what moves on the page: words and slides look for its id, a strip for `:has()`. */
export function PauseMotion() {
  return (
    <label className="caption">
      <input type="checkbox" id="motion" autoComplete="off" /> Pause motion
    </label>
  )
}
