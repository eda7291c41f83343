const PARTS = /^(?:([^<>"\r\n]{1,100}?)\s*<([^<>\s]+)>|([^<>\s]+))$/

/** `desk@homes.example` or `Sharma Homes <desk@homes.example>`; its address is not checked, and '' where there is none. */
export function readMailAddress(text: string): { name: string; address: string } {
  const [, name = '', named, bare] = PARTS.exec(text.trim()) ?? []
  return { name: name.trim(), address: named ?? bare ?? '' }
}
