/** The head of a page of the dashboard: its title, and what it is for. */
export function DashboardTitle({ title, summary }: { title: string; summary: string }) {
  return (
    <>
      <div className="dashboard-title">
        <h1>{title}</h1>
      </div>
      <p className="caption dashboard-summary">{summary}</p>
    </>
  )
}
