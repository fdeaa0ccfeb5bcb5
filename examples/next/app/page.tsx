import { VideosPage } from './videos-page';

export default function Page() {
  return <VideosPage />;
}
