/** Word rotation and slideshow read its id, a strip matches it with `:has()`. */
export function PauseMotion() {
  return (
    <label className="caption">
      <input type="checkbox" id="motion" autoComplete="off" /> Pause motion
    </label>
  )
}
