import type { Content } from '#app/publishing/edited-content.ts'
import { withoutFormerFields } from '#app/projects/model/former-fields.ts'
import { projectSchema, type Project } from '#app/projects/model/project.ts'

/** Undefined while the draft is invalid. */
export function readContent(content: Content): Project | undefined {
  return projectSchema.safeParse(withoutFormerFields(content)).data
}
