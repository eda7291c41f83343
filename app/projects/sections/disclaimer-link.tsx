import { Link } from 'react-router'

export function DisclaimerLink() {
  return (
    <Link className="lk" to="/disclaimer">
      Disclaimer
    </Link>
  )
}
