import { projectSchema, type Project } from '#app/projects/model/project.ts'

/** A listing as its schema reads it, in a browser; undefined where it is not sound yet. */
export function readContent(content: unknown): Project | undefined {
  return projectSchema.safeParse(content).data
}
