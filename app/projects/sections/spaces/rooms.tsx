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
