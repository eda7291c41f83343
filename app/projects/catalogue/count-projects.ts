/** How many, in words: `1 project`. */
export function countProjects(count: number): string {
  return count === 1 ? '1 project' : `${count} projects`
}
