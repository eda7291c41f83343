import { z } from 'zod'

/** Settings or secrets of a source, by name. */
export const storedTexts = z.record(z.string(), z.string())
