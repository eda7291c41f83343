import { fileProjects as all } from '#app/projects/catalogue/file-projects.ts'

/** The projects that the specification lists, ids 0 to 19; a deployment may have added others. */
export const projects = all.filter(({ id }) => id <= 19)
