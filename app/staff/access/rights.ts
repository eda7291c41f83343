import type { Staff } from '#app/staff/staff.ts'

/** Owners, and agents with the right (docs/permissions.md). */
export function canExportLeads({ role, canExport }: Pick<Staff, 'role' | 'canExport'>): boolean {
  return role === 'owner' || canExport
}

/** Owners, and agents with the right (docs/permissions.md). */
export function canEditSite({ role, canEdit }: Pick<Staff, 'role' | 'canEdit'>): boolean {
  return role === 'owner' || canEdit
}
