/** The /48 that an address key belongs to; an IPv4 address is a network of its own. */
export function networkOf(address: string): string {
  return address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address
}
