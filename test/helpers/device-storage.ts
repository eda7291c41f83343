/** What a browser keeps on a device, empty; its entries are its own properties, as in `localStorage`. */
export function deviceStorage(): object {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key)
    },
  }
  const device: object = Object.create(methods)
  return device
}
