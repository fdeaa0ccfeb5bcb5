import type { Metadata } from 'next';
import Script from 'next/script';
import type { ReactNode } from 'react';
import './page.css';

export const metadata: Metadata = { title: 'Videos of a shop' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        {children}
        <Script src={`${process.env.SPOTREEL_URL}/sdk/v1/loader.js`} data-theme="light" />
      </body>
    </html>
  );
}
