export function countProjects(count: number): string {
  return count === 1 ? '1 project' : `${count} projects`
}
