import type { Recipe } from '@spotreel/sdk/internal/contract';
import { useEffect, useState } from 'react';
import { storyLibrary } from '../story-account/story-account';

/** The first stills of the library's recipes. */
export function RecipeShelf() {
  const [recipes, setRecipes] = useState<readonly Recipe[]>([]);
  useEffect(() => {
    void storyLibrary().then((library) => setRecipes(library.recipes.slice(0, 8)));
  }, []);
  return (
    <div className="story-shelf">
      {recipes.map(({ id, name, posters }) => (
        <figure key={id}>
          <img src={posters.landscape} alt="" />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
