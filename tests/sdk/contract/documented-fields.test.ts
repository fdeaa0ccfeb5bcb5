/** The fields that the documents name are fields of the contract, with their values. Clients refuse an answer that lacks one. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountLimits, accountProduct, user } from '../../../sdk/contract/account/user';
import { organisation } from '../../../sdk/contract/brand/organisation';
import {
  category,
  colorField,
  goal,
  imageField,
  ingredientTemplate,
  mood,
  recipe,
  templateFamily,
  textField,
} from '../../../sdk/contract/library/library';
import { audioSample, musicKit } from '../../../sdk/contract/library/music';
import { section } from '../../../sdk/contract/library/section';
import { templateGroup, templateSummary } from '../../../sdk/contract/library/template';
import { media } from '../../../sdk/contract/media/media';
import { backgroundValue } from '../../../sdk/contract/project/background';
import { feedback } from '../../../sdk/contract/project/feedback';
import { project, projectSummary } from '../../../sdk/contract/project/project';
import { noCodeActionClass, noCodeConfig, urlMatchRule } from '../../../sdk/contract/surveys/action-class';
import { placement, productOverwrites, surveyProduct } from '../../../sdk/contract/surveys/appearance';
import { CONDITIONS_OF } from '../../../sdk/contract/surveys/conditions';
import { ALLOWED_FILE_EXTENSIONS } from '../../../sdk/contract/surveys/file-extensions';
import { logicCondition, logicRule } from '../../../sdk/contract/surveys/logic';
import {
  consentQuestion,
  ctaQuestion,
  fileUploadQuestion,
  multipleChoiceQuestion,
  npsQuestion,
  openTextQuestion,
  pictureSelectionQuestion,
  ratingQuestion,
  ratingRange,
  ratingScale,
  singleChoiceQuestion,
  textInputType,
} from '../../../sdk/contract/surveys/question';
import { newSurveyResponse } from '../../../sdk/contract/surveys/response';
import {
  attributeFilter,
  displayOption,
  survey,
  surveyStatus,
  surveyType,
  thankYouCard,
  welcomeCard,
} from '../../../sdk/contract/surveys/survey';
import { trackedEventName, usageEvent } from '../../../sdk/contract/tracking/tracking';

type Shaped = { readonly shape: Readonly<Record<string, z.core.$ZodType>> };

const words = (text: string) => text.trim().split(/\s+/);
/** Those of `fields` that `schema` does not have. */
const missing = (schema: Shaped, fields: string) => words(fields).filter((field) => !(field in schema.shape));
const optionsOf = (schema: z.core.$ZodType) => (schema as unknown as { options: readonly unknown[] }).options;

describe('the app', () => {
  test.each<[string, Shaped, string]>([
    [
      'the user',
      user,
      `id firstName lastName email avatar permissions country status notifications products limits usages accountLimits
      alerts dismissedPopUps profilePicture`,
    ],
    ['a product of an account', accountProduct, 'productType status expiresAt productGroup'],
    [
      'a project of the list',
      projectSummary,
      'id name status lastBriefId percentageComplete videoUrls favourite draft renders',
    ],
    ['feedback', feedback, 'score industry comment'],
    [
      'a project',
      project,
      `id name version renderer status favourite draft lastBriefId recipe templateFamily ratio width height bpm ingredients
      audio musicKit fontFamily paletteOverride organisation media feedback audioList audioTrack`,
    ],
    [
      'an ingredient',
      ingredientTemplate,
      `id templateId position name description duration bars renderer dataFile orientation fields keyframes backgrounds`,
    ],
    ['a text field', textField, 'innerReference name type placeholder defaultValue dataField dataType targets'],
    [
      'an image field',
      imageField,
      'innerReference name type defaultValue dataField dataType targets aspectRatio sourceType',
    ],
    ['a color field', colorField, 'innerReference name type defaultValue dataField dataType targets'],
    ['a file', media, 'id name type mimeType preview mobilePreview url props state sourceType sourceMediaId folder'],
    ['the properties of a file', media.shape.props, 'width height duration thumbnails flags'],
    ['a music sample', audioSample, 'id name duration url flags bars compatibilityMap'],
    ['a music kit', musicKit, 'id name bpm moods audioSamples'],
    [
      'a place',
      organisation,
      'id image primaryColor secondaryColor thirdColor fourthColor font trustpilotUrl googlePlaceName googlePlace',
    ],
    ['a template', templateSummary, 'id name isFavourite categories templateGroup orientation'],
    ['a template group', templateGroup, 'id name isFavourite templates categories'],
    ['a category', category, 'id name order'],
    ['a recipe', recipe, 'id name isFavourite goals moods templateFamilies'],
    ['a template family', templateFamily, 'id recipeId name bpm moods orientation defaultMusicKitId'],
    ['a goal', goal, 'id name'],
    ['a mood', mood, 'id name'],
    ['a section of the home page', section, 'id templateGroups ready'],
    ['an event of use', usageEvent, 'event source user_agent email user_id search_term page_url'],
  ])('%s has the documented fields', (_name, schema, fields) => {
    expect(missing(schema, fields)).toEqual([]);
    expect(missing(schema, 'madeUp'), 'the check can fail').toEqual(['madeUp']);
  });

  test('names the documented values', () => {
    const { productType, status, productGroup } = accountProduct.shape;
    expect([optionsOf(productType), optionsOf(status)]).toEqual([
      ['recurring', 'single', 'trial'],
      ['active', 'cancelled', 'overdue'],
    ]);
    expect(missing(productGroup, 'name type')).toEqual([]);
    expect(optionsOf(ingredientTemplate.shape.renderer)).toEqual(['lottie', 'blender']);
    expect(missing(ingredientTemplate.shape.fields, 'images texts colors')).toEqual([]);
    expect(missing(ingredientTemplate.shape.backgrounds, 'color image video')).toEqual([]);
    expect(optionsOf(textField.shape.type)).toEqual(['text', 'textarea']);
    expect(optionsOf(media.shape.type)).toEqual(['image', 'video', 'lottie', 'audio']);
    expect(optionsOf(media.shape.state)).toEqual(expect.arrayContaining(['not_loaded', 'ready']));
    expect(optionsOf(media.shape.sourceType)).toEqual(expect.arrayContaining(['default_url', 'ingredient_bound']));
    expect(optionsOf(trackedEventName)).toEqual(['login', 'new_project', 'view_page']);
    // the documented eight, and storage
    expect(Object.keys(accountLimits.shape)).toHaveLength(9);
    const backgrounds = [
      { type: 'color', value: '#000000' },
      { type: 'image', value: 1, scale: 2, position: '5,-5' },
      { type: 'video', value: 1, trimStart: 1, trimEnd: 2, scale: 2, position: '5,-5' },
    ];
    expect(backgrounds.map((value) => z.parse(backgroundValue, value))).toEqual(backgrounds);
  });
});

describe('the survey widget', () => {
  test.each<[string, Shaped, string]>([
    [
      'a survey',
      survey,
      `id createdAt updatedAt name type environmentId status attributeFilters displayOption autoClose triggers redirectUrl
      recontactDays welcomeCard questions thankYouCard hiddenFields delay autoComplete closeOnDate productOverwrites
      surveyClosedMessage singleUse verifyEmail pin`,
    ],
    ['an attribute filter', attributeFilter, 'attributeClassId condition value'],
    ['the welcome card', welcomeCard, 'enabled headline html fileUrl buttonLabel timeToFinish'],
    ['the thank-you card', thankYouCard, 'enabled headline subheader'],
    [
      'what a survey changes of its product',
      productOverwrites,
      'brandColor highlightBorderColor placement clickOutsideClose darkOverlay',
    ],
    [
      'the product',
      surveyProduct,
      'brandColor highlightBorderColor placement clickOutsideClose darkOverlay inAppSurveyBranding recontactDays',
    ],
    ['a logic rule', logicRule, 'condition value destination'],
    ['a response', newSurveyResponse, 'finished data ttc surveyId userId singleUseId displayId'],
    ['an action without code', noCodeActionClass, 'name noCodeConfig'],
    ['what fires it', noCodeConfig, 'innerHtml cssSelector pageUrl'],
  ])('%s has the documented fields', (_name, schema, fields) => {
    expect(missing(schema, fields)).toEqual([]);
  });

  test.each<[string, Shaped, string]>([
    ['fileUpload', fileUploadQuestion, 'allowMultipleFiles maxSizeInMB allowedFileExtensions'],
    ['openText', openTextQuestion, 'placeholder longAnswer inputType'],
    ['consent', consentQuestion, 'html label dismissButtonLabel placeholder'],
    ['multipleChoiceSingle', singleChoiceQuestion, 'choices shuffleOption'],
    ['multipleChoiceMulti', multipleChoiceQuestion, 'choices shuffleOption'],
    ['nps', npsQuestion, 'lowerLabel upperLabel'],
    ['cta', ctaQuestion, 'html buttonUrl buttonExternal dismissButtonLabel'],
    ['rating', ratingQuestion, 'scale range lowerLabel upperLabel'],
    ['pictureSelection', pictureSelectionQuestion, 'allowMulti choices'],
  ])('a question of type %s has the documented fields', (_type, schema, fields) => {
    const common = 'id type headline subheader imageUrl required buttonLabel backButtonLabel logic isDraft';
    expect(missing(schema, `${common} ${fields}`)).toEqual([]);
  });

  test('knows the documented conditions of each type', () => {
    const comparisons = 'equals notEquals lessThan lessEqual greaterThan greaterEqual submitted skipped';
    const documented = {
      fileUpload: 'uploaded notUploaded',
      openText: 'submitted skipped',
      pictureSelection: 'submitted skipped',
      consent: 'skipped accepted',
      multipleChoiceSingle: 'submitted skipped equals notEquals',
      multipleChoiceMulti: 'submitted skipped includesAll includesOne equals',
      nps: comparisons,
      rating: comparisons,
      cta: 'clicked submitted skipped',
    };
    const names = Object.entries(documented).map(([type, conditions]) => [type, words(conditions)]);
    expect(CONDITIONS_OF).toEqual(Object.fromEntries(names));
  });

  test('needs both labels of a rating', () => {
    const rating = { id: 'a', type: 'rating', headline: 'How?', required: true, scale: 'star', range: 5 };
    const problems = z.safeParse(ratingQuestion, rating).error?.issues.map(({ path }) => path.join());
    expect(problems).toEqual(['lowerLabel', 'upperLabel']);
  });

  test('names the documented values', () => {
    expect(surveyType.options).toEqual(['web', 'email', 'link', 'mobile']);
    expect(surveyStatus.options).toEqual(['draft', 'inProgress', 'paused', 'completed']);
    expect(displayOption.options).toEqual(['displayOnce', 'displayMultiple', 'respondMultiple']);
    expect(attributeFilter.shape.condition.options).toEqual(['equals', 'notEquals']);
    expect(placement.options).toEqual(['bottomLeft', 'bottomRight', 'topLeft', 'topRight', 'center']);
    expect(textInputType.options).toEqual(['text', 'email', 'url', 'number', 'phone']);
    expect(ratingScale.options).toEqual(['number', 'smiley', 'star']);
    const ranges = Array.from({ length: 12 }, (_, range) => range);
    expect(ranges.filter((range) => z.safeParse(ratingRange, range).success)).toEqual([3, 4, 5, 7, 10]);
    expect(urlMatchRule.options).toEqual(words('exactMatch contains startsWith endsWith notMatch notContains'));
    expect(logicCondition.options).toEqual(
      words(`equals notEquals lessThan lessEqual greaterThan greaterEqual includesAll includesOne accepted clicked submitted
        skipped uploaded notUploaded`),
    );
    expect(ALLOWED_FILE_EXTENSIONS).toEqual(
      words(`png jpeg jpg pdf doc docx xls xlsx ppt pptx plain csv mp4 mov avi mkv webm zip rar 7z tar`),
    );
  });
});
