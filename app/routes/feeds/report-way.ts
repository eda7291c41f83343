/** The contact of security.txt in words; a contact may be a page: `Report at https://…`. */
export function reportWay(contact: string): string {
  return contact.startsWith('https://') ? `Report at ${contact}` : `Write to ${contact}`
}
