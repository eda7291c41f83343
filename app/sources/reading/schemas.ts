import { z } from 'zod'

/** An id, a number or an answer as text, whichever way the source writes it. */
export const anyText = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)))

/** The project of leads that name none. */
export const projectSetting = z.string().optional()
export type ProjectSetting = { project?: string | undefined }

/** A list, or the single row that some sources send instead of a list of one. */
export function oneOrMore<Of extends z.ZodType>(row: Of) {
  return z
    .unknown()
    .optional()
    .transform((value) => (Array.isArray(value) ? value : [value ?? []].flat()))
    .pipe(z.array(row))
}
