/** Has the browser download a file. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the address only after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
