/** One square a bedroom, a smaller one for the utility room; ledger.css dresses it. */
export function Rooms({ bedrooms, utility }: { bedrooms: number; utility: boolean }) {
  return (
    <span className={utility ? 'bhk' : 'bhk bhk--plain'} aria-hidden="true">
      {Array.from({ length: bedrooms }, (_, room) => (
        <i key={room} />
      ))}
      {utility ? <i /> : null}
    </span>
  )
}
