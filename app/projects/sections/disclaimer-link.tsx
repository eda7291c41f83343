import { Link } from 'react-router'

export function DisclaimerLink() {
  return (
    <Link className="link on-screen" to="/disclaimer">
      Disclaimer
    </Link>
  )
}
