/** An IPv6 /48; an IPv4 address is its own network. */
export function networkOf(address: string): string {
  return address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address
}
