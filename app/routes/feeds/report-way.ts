/** How somebody reports to a contact of security.txt, which may be a page as well: `Report at https://…`. */
export function reportWay(contact: string): string {
  return contact.startsWith('https://') ? `Report at ${contact}` : `Write to ${contact}`
}
