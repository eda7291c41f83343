import type { FloorPlan } from '#app/media/photos/plan.ts'

/** Whether a project's floor plans are on its page. */
export function hasPlans({ plans }: { plans?: readonly FloorPlan[] | undefined }): boolean {
  return plans !== undefined && plans.length > 0
}
