/** What came of the last thing that was asked for. */
export function Said({ words }: { words: string | undefined }) {
  return words === undefined ? null : (
    <p className="listing-said" role="status">
      {words}
    </p>
  )
}
