import { z } from 'zod'

/** Roles (docs/spec-decisions.md, Staff): an owner may do everything, an agent works leads and, where allowed, edits projects. */
export const staffRole = z.enum(['owner', 'agent'])
