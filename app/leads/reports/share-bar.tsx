/** Decorative: the figure stands next to it for screen readers. */
export function ShareBar({ part, max }: { part: number; max: number }) {
  return (
    <td className="share-bar" aria-hidden="true">
      <svg width="100%" height="14">
        <rect width={`${max === 0 ? 0 : Math.max(0.5, (part / max) * 100)}%`} height="14" />
      </svg>
    </td>
  )
}
