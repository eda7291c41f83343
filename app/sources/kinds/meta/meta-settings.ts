import { z } from 'zod'

import { projectSetting } from '#app/sources/reading/schemas.ts'

export const metaSettings = z.object({
  project: projectSetting,
  pageId: z.string().regex(/^\d{5,25}$/),
  /** Of the app; with it we see when the token ends. */
  appId: z
    .string()
    .regex(/^\d{5,25}$/)
    .optional(),
  /** An ended version is served as a newer one. */
  graphVersion: z
    .string()
    .regex(/^v\d{1,3}\.\d{1,2}$/)
    .optional(),
})
export const metaSecrets = z.object({
  appSecret: z.string().min(1),
  verifyToken: z.string().min(1),
  pageToken: z.string().min(1),
})
export type MetaSettings = z.infer<typeof metaSettings>
export type MetaSecrets = z.infer<typeof metaSecrets>
