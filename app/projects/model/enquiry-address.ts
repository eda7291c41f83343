/** The enquiry form of the page at `path` with one option ticked. */
export function enquiryAddress(path: string, option: string): string {
  return `${path}?${new URLSearchParams({ ask: option })}#enquire`
}
