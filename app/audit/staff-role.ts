import { z } from 'zod'

/** Who works at the dashboard (docs/spec-decisions.md, Staff): an owner may do everything; an agent works leads, and the catalogue where an owner lets them. */
export const staffRole = z.enum(['owner', 'agent'])
