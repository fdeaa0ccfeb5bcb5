import { RecipeView, useTranslator } from '@spotreel/elements/internal/react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { NothingHere } from '../not-found-page';
import { usePageTitle } from '../page-title';

/** One recipe, and the way from it to the editor. */
export function RecipePage() {
  const t = useTranslator();
  const navigate = useNavigate();
  const recipeId = Number(useParams().recipeId);
  const [name, setName] = useState<string>();
  usePageTitle(name ?? t('app.library'));
  if (!Number.isSafeInteger(recipeId) || recipeId <= 0) return <NoRecipe />;
  return (
    <RecipeView
      key={recipeId}
      recipeId={recipeId}
      onName={setName}
      onCreated={(id) => navigate(`/project/${id}`)}
      batchLink={({ family, ratio }, label, className) => (
        <Link to={`/make-many?style=${family.id}&format=${ratio}`} className={className}>
          {label}
        </Link>
      )}
      notFound={<NoRecipe />}
    />
  );
}

function NoRecipe() {
  const t = useTranslator();
  return <NothingHere title={t('recipe.notFoundTitle')} text={t('recipe.notFoundText')} />;
}
