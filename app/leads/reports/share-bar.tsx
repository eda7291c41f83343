/** A figure of a row as a bar, beside the figure itself: read aloud it says nothing more. */
export function ShareBar({ part, most }: { part: number; most: number }) {
  return (
    <td className="share-bar" aria-hidden="true">
      <svg width="100%" height="14">
        <rect width={`${most === 0 ? 0 : Math.max(0.5, (part / most) * 100)}%`} height="14" />
      </svg>
    </td>
  )
}
