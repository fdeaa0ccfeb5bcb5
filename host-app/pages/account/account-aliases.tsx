import { Navigate, Route, Routes } from 'react-router';
import { NotFoundPage } from '../not-found-page';
import { MyVideosPage } from '../projects/my-videos-page';

/** Other addresses of account pages, below `/accounts`. */
export function AccountAliases() {
  return (
    <Routes>
      <Route path="videos" element={<MyVideosPage />} />
      <Route path="profile" element={<Navigate to="/account" replace />} />
      <Route path="notifications" element={<Navigate to="/account" replace />} />
      <Route path="integrations" element={<Navigate to="/account/integrations" replace />} />
      <Route path="favourites" element={<Navigate to="/grid?favourite=true" replace />} />
      <Route path="payment-methods" element={<Navigate to="/account/payment" replace />} />
      <Route path="subscriptions" element={<Navigate to="/account/payment" replace />} />
      <Route path="purchases" element={<Navigate to="/account/payment" replace />} />
      <Route path="university" element={<Navigate to="/university/homepage" replace />} />
      <Route path="dashboard" element={<Navigate to="/" replace />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
