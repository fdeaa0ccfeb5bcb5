import { CourseView, DegreeView, UniversityHome } from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { NotFoundPage, NothingHere } from '../not-found-page';
import { pageLink } from '../page-link';
import { usePageTitle } from '../page-title';

/** Addresses below `/university`. */
export function UniversityPages() {
  const t = useTranslator();
  usePageTitle(t('app.university'));
  return (
    <Routes>
      <Route index element={<Navigate to="/university/homepage" replace />} />
      <Route path="homepage" element={<UniversityHome pageLink={pageLink} />} />
      <Route path="degree" element={<Degree />} />
      <Route path="degree/:slug" element={<Degree />} />
      <Route path="course" element={<Course />} />
      <Route path="course/:slug" element={<Course />} />
      <Route path="course/:slug/:lesson" element={<Course />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function Degree() {
  return <DegreeView slug={useParams().slug} pageLink={pageLink} notFound={<NoCourse />} />;
}

function Course() {
  const { slug, lesson } = useParams();
  return <CourseView slug={slug} lesson={lesson} pageLink={pageLink} notFound={<NoCourse />} />;
}

function NoCourse() {
  const t = useTranslator();
  const nearest = { to: '/university/homepage', label: t('university.home') };
  return <NothingHere title={t('university.notFoundTitle')} text={t('university.notFoundText')} nearest={nearest} />;
}
